import { Field, type LabelVisibility } from './field.js'
import { SelectBox } from './select-box.js'

type SelectProps<Value extends string> = LabelVisibility & {
  label: string
  error?: string | undefined
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  /** `true` while it takes no presses: it keeps its focus. */
  isMuted?: boolean | undefined
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, error, options, value, onChange, disabled, isMuted } = props
  return (
    <Field label={label} hideLabel={hideLabel} error={error}>
      {(control) => (
        <SelectBox>
          <select
            {...control}
            disabled={disabled}
            aria-disabled={isMuted || undefined}
            value={value}
            onChange={({ target }) => {
              const chosen = options[target.selectedIndex]
              if (chosen && !isMuted) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </SelectBox>
      )}
    </Field>
  )
}
