import type { ReactNode } from 'react'
import type { Messages } from '../../../messages/en.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { Check, Copy } from '../../../ui/icons.js'
import { RowAction } from '../../../ui/list/row-action.js'

interface Props {
  /** What the code is called. */
  readonly name: string
  /** Whether there is a code that can be copied. */
  readonly canCopy: boolean
  /** Whether it was copied just now. @default false */
  readonly isCopied?: boolean
  readonly onCopy?: () => void
  readonly messages: Messages
  readonly tabIndex: 0 | -1
  /** The menu of the row. */
  readonly children: ReactNode
}

/** What stands beside the row of a code: the button that copies it, and its menu. */
export function CodeRowAction({ name, canCopy, isCopied, onCopy, messages, tabIndex, children }: Props) {
  const { accessCode: texts, general } = messages
  return (
    <RowAction>
      {canCopy && (
        <span data-tone={isCopied ? 'ok' : undefined}>
          <IconButton
            // Without the digits, which stand in no attribute.
            label={general.facts([texts.copy, name])}
            icon={isCopied ? <Check /> : <Copy />}
            tabIndex={tabIndex}
            onClick={onCopy}
          />
        </span>
      )}
      {children}
    </RowAction>
  )
}
