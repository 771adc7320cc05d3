import { registerStyles } from '../../ui/style/styles.js'
import css from './pin-groups.css'
import { pinGroups } from './rules/access-code.js'

registerStyles(css)

interface Props {
  readonly pin: string
  /** `true` if the code is being removed. @default false */
  readonly isRemoving?: boolean | undefined
}

/** Digits of a code in groups. The groups are visual only: selected text has plain digits. */
export function PinGroups({ pin, isRemoving }: Props) {
  const Tag = isRemoving ? 's' : 'bdi'
  return (
    <Tag className="pin strong" dir="ltr">
      {pinGroups(pin).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A group is its place in the code.
        <span key={index} className="pin-group">
          {group}
        </span>
      ))}
    </Tag>
  )
}
