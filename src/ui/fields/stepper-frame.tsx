import type { ComponentProps, ReactNode } from 'react'
import { IconButton, type IconButtonProps } from '../actions/icon-button.js'
import { Minus } from '../icons.js'
import { Plus } from '../later-icons.js'
import { registerStyles } from '../style/styles.js'
import css from './stepper.css'

registerStyles(css)

export type StepperFrameProps = {
  label: string
  value: number
  /** The value with its unit. */
  text: string
  min: number
  max: number
  decreaseLabel: string
  increaseLabel: string
  /** Color name of the icon. */
  tone?: string | undefined
  icon?: ReactNode
  /** Next to the label, usually a `SaveStatus`. */
  status?: ReactNode
  disabled?: boolean | undefined
  /** `true` while it takes no presses: it keeps its focus. @default false */
  isMuted?: boolean
}

interface Props extends StepperFrameProps {
  readonly id: string
  /** Text in the field. */
  readonly shown: string
  readonly field?: Pick<ComponentProps<'input'>, 'ref' | 'onFocus' | 'onChange' | 'onKeyDown' | 'onBlur'>
  /** Returns the handlers of the button for a number of steps. */
  readonly buttonOf?: (steps: number) => Pick<IconButtonProps, 'onPointerDown' | 'onClick'>
}

/** A number field between two step buttons. */
export function StepperFrame(props: Props) {
  const {
    id,
    label,
    value,
    text,
    min,
    max,
    decreaseLabel,
    increaseLabel,
    tone,
    icon,
    status,
    disabled,
    isMuted = false
  } = props
  const button = (steps: number, name: string, symbol: ReactNode, isAtBound: boolean) => (
    <IconButton
      label={name}
      icon={symbol}
      tabIndex={-1}
      disabled={disabled}
      isUnavailable={isAtBound || isMuted}
      {...props.buttonOf?.(steps)}
    />
  )
  return (
    <div className="stepper inline" data-tone={tone}>
      {icon}
      <label htmlFor={id} className="rest strong">
        {label}
      </label>
      {status}
      <div className="framed">
        {button(-1, decreaseLabel, <Minus />, value <= min)}
        <input
          id={id}
          role="spinbutton"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={text}
          disabled={disabled}
          aria-disabled={isMuted || undefined}
          readOnly={isMuted}
          value={props.shown}
          {...props.field}
        />
        {button(1, increaseLabel, <Plus />, value >= max)}
      </div>
    </div>
  )
}
