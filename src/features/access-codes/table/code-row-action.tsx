import type { ReactNode } from 'react'
import type { Messages } from '../../../messages/en.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { Check, Copy } from '../../../ui/icons.js'
import { RowAction } from '../../../ui/list/row-action.js'

interface Props {
  readonly name: string
  /** `true` if the code has digits to copy. */
  readonly canCopy: boolean
  /** `true` shortly after copying. @default false */
  readonly isCopied?: boolean
  readonly onCopy?: () => void
  readonly messages: Messages
  readonly tabIndex: 0 | -1
  /** Menu of the row. */
  readonly children: ReactNode
}

/** Actions of a row: the copy button and the menu. */
export function CodeRowAction({ name, canCopy, isCopied, onCopy, messages, tabIndex, children }: Props) {
  const { accessCode: texts, general } = messages
  return (
    <RowAction>
      {canCopy && (
        <span data-tone={isCopied ? 'ok' : undefined}>
          <IconButton
            // Without the digits, because attributes must not contain them.
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
