/** Longer texts need more than two lines of 60 characters. */
const LONG = 140

type Props = {
  text: string
  /** Label that a long text is folded under. Without it, the text is never folded. */
  detailsLabel?: string | undefined
}

/** A text such as the message of a server, folded if it is long. */
export const LongText = ({ text, detailsLabel }: Props) =>
  text.length > LONG && detailsLabel ? (
    <details>
      <summary className="button link">{detailsLabel}</summary>
      <div>{text}</div>
    </details>
  ) : (
    text
  )
