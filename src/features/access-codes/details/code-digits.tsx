import { pinGroups } from '../rules/access-code.js'

interface Props {
  readonly pin: string
  /** It opens nothing any more. @default false */
  readonly isSpent?: boolean
}

/** The digits of a code, as large as there is room, which are copied and read aloud without the groups that the eye needs. */
export const CodeDigits = ({ pin, isSpent }: Props) => (
  <code
    role="img"
    className="code-digits"
    // Digit by digit, as a person would say it.
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
