import { pinGroups } from '../rules/access-code.js'

interface Props {
  readonly pin: string
  /** `true` if the code no longer opens anything. @default false */
  readonly isSpent?: boolean
}

/** Digits of a code, as large as possible. The groups are visual only: copies and screen readers get plain digits. */
export const CodeDigits = ({ pin, isSpent }: Props) => (
  <code
    role="img"
    className="code-digits"
    // Read digit by digit.
    aria-label={[...pin].join(' ')}
    dir="ltr"
    data-spent={isSpent || undefined}
  >
    {pinGroups(pin).map((group, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- A group is its place in the code.
      <span key={index}>{group}</span>
    ))}
  </code>
)
