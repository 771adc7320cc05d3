import type { ReactNode } from 'react'
import type { Messages } from '../../../messages/en.js'
import { Button } from '../../../ui/actions/button.js'
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
  /** Shown if there are no digits to copy. */
  readonly instead?: string | undefined
  /** "Copied", shortly after copying. */
  readonly copiedLabel?: string | undefined
  readonly onCopy?: () => void
  readonly messages: Messages
  readonly tabIndex: 0 | -1
  /** Menu of the row, or what else is at its end. */
  readonly children: ReactNode
}

/** Actions of a row: the digits, in a button that copies them unless the code is being removed, and the menu. */
export function CodeRowAction(props: Props) {
  const { name, pin, isRemoving, instead, copiedLabel, onCopy, messages, tabIndex, children } = props
  const { accessCode: texts, general } = messages
  const fixed = pin && isRemoving ? <PinGroups pin={pin} isRemoving /> : !pin && instead
  return (
    <RowAction>
      {fixed && <span className="code-fixed muted">{fixed}</span>}
      {pin && !isRemoving && (
        <span className={copiedLabel ? 'code-copy copied' : 'code-copy'}>
          <Button variant="plain" tabIndex={tabIndex} onClick={onCopy}>
            <span className="unseen">{general.facts([texts.copy, name, ''])}</span>
            <span className="code-copy-text">
              <PinGroups pin={pin} />
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
