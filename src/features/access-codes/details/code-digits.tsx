import { PinGroups } from '../pin-groups.js'

interface Props {
  readonly pin: string
  /** `true` if the code no longer opens anything. @default false */
  readonly isSpent?: boolean
  /** `true` if the code is being removed. @default false */
  readonly isRemoving?: boolean
}

/** Digits of a code, as large as possible. Screen readers get plain digits. */
export const CodeDigits = ({ pin, isSpent, isRemoving }: Props) => (
  <code
    role="img"
    className="code-digits"
    // Read digit by digit.
    aria-label={[...pin].join(' ')}
    dir="ltr"
    data-spent={isSpent || isRemoving || undefined}
  >
    <PinGroups {...{ pin, isRemoving }} />
  </code>
)
