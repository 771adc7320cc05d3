import type { ReactNode } from 'react'
import type { Messages } from '../../../messages/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Unseen } from '../../../ui/feedback/unseen.js'
import { Check, Copy } from '../../../ui/later-icons.js'
import { RowAction } from '../../../ui/list/row-action.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { PinGroups } from '../pin-groups.js'
import css from './code-row-action.css'

registerStyles(css)

interface Props {
  readonly name: string
  /** Digits to copy, if the code has any. */
  readonly pin: string | undefined
  readonly isRemoving: boolean
  /** "Copied", shortly after copying. */
  readonly copiedLabel?: string | undefined
  readonly onCopy?: () => void
  readonly messages: Messages
  readonly tabIndex: 0 | -1
  /** Menu of the row. */
  readonly children: ReactNode
}

/** Actions of a row: the digits, which copy themselves unless the code is being removed, and the menu. */
export function CodeRowAction({ name, pin, isRemoving, copiedLabel, onCopy, messages, tabIndex, children }: Props) {
  const { accessCode: texts, general } = messages
  return (
    <RowAction>
      {pin && isRemoving && (
        <span className="code-removing">
          <PinGroups {...{ pin, isRemoving }} />
        </span>
      )}
      {pin && !isRemoving && (
        <span className={copiedLabel ? 'code-copy copied' : 'code-copy'}>
          <Button variant="plain" tabIndex={tabIndex} onClick={onCopy}>
            <Unseen>{general.facts([texts.copy, name, ''])}</Unseen>
            <span className="code-copy-text">
              <PinGroups {...{ pin }} />
              {copiedLabel && (
                <span className="copied-label" aria-hidden>
                  {copiedLabel}
                </span>
              )}
            </span>
            {copiedLabel ? <Check /> : <Copy />}
          </Button>
        </span>
      )}
      {children}
    </RowAction>
  )
}
