import { useTexts } from '../../../element/custom-element/element-context.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { Minus } from '../../../ui/icons.js'
import { Plus } from '../../../ui/later-icons.js'
import { type LevelLimits, steppedLevel } from '../rules/typed-level.js'

interface Props {
  readonly label: string
  readonly limits: LevelLimits
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly required?: boolean
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** Field for a level, with two step buttons and arrow keys. */
export function LevelField({ label, limits, error, value, onChange, required = false }: Props) {
  const texts = useTexts(THRESHOLDS)
  const step = (steps: number) => onChange(steppedLevel(value, steps, limits))
  return (
    <TextField
      label={label}
      error={error}
      value={value}
      onChange={onChange}
      required={required}
      dir="ltr"
      inputMode="decimal"
      onKeyDown={(event) => {
        const steps = STEPS[event.key]
        if (!steps || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        step(steps)
      }}
      action={
        <>
          <IconButton label={texts.less(label)} icon={<Minus />} onClick={() => step(-1)} />
          <IconButton label={texts.more(label)} icon={<Plus />} onClick={() => step(1)} />
        </>
      }
    />
  )
}
