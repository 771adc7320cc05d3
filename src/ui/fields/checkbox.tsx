import { type ComponentProps, type ReactNode, useId } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './checkbox.css'

registerStyles(css)

type CheckboxProps = Pick<ComponentProps<'input'>, 'aria-invalid' | 'disabled' | 'ref'> & {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ label, hint, checked, onChange, ...native }: CheckboxProps) {
  const id = useId()
  return (
    <div className="checkbox">
      <label className="inline">
        <input
          {...native}
          type="checkbox"
          aria-describedby={hint ? id : undefined}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="muted small">
          {hint}
        </p>
      )}
    </div>
  )
}
