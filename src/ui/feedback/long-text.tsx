/** Longer texts need more than two lines of 60 characters. */
const LONG = 140

/** Returns `true` if a text such as the message of a server is folded. Without a label it never is. */
export const isFolded = (text: string | undefined, label: string | undefined): boolean =>
  label !== undefined && text !== undefined && text.length > LONG

type Props = {
  label: string | undefined
  text: string | undefined
}

/** A long text folded under a label. It is placed after the action of an error, so that unfolding moves no button. */
export const LongText = ({ label, text }: Props) => (
  <details>
    <summary className="button link">{label}</summary>
    <div>{text}</div>
  </details>
)
