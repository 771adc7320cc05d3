import { Field, type FieldControl } from './field.js'
import { SelectBox } from './select-box.js'

type SelectProps<Value extends string> = {
  label: string
  /** `true` to show the label only to screen readers. */
  hideLabel?: boolean | undefined
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, options, value, onChange, disabled } = props
  const control = (field: Partial<FieldControl>) => (
    <SelectBox>
      <select
        {...field}
        aria-label={hideLabel ? label : undefined}
        disabled={disabled}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </SelectBox>
  )
  return hideLabel ? control({}) : <Field label={label}>{control}</Field>
}
