import { type ReactNode, useRef } from 'react'
import { useMessages } from '../custom-element/element-context.js'
import { useFocusInvalid } from '../form/use-focus-invalid.js'
import { BULK } from '../../messages/bulk/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { countedNames, nameList } from './name-list.js'
import { Button } from '../../ui/actions/button.js'
import { ChevronDown } from '../../ui/icons.js'
import { Dialog, type DialogProps } from '../../ui/overlay/dialog.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './bulk-dialog.css'

registerStyles(css)

export interface BulkDialogProps extends Pick<DialogProps, 'returnTo'> {
  readonly question: keyof TextsOf<typeof BULK>['ask']
  /** Common owner of all items, such as a person. */
  readonly owner?: string | undefined
  /** Names of the affected items. */
  readonly names: readonly string[]
  /** Reasons why selected items are skipped. */
  readonly skipped: readonly string[]
  readonly isDestructive?: boolean | undefined
  /** `false` while the fields are invalid. */
  readonly isReady?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
  /** Number of failed submits. After each, the first invalid field is focused. */
  readonly submitCount?: number
}

/** Confirmation of a bulk operation: names the items and how many there are. Fields are shown below. */
export function BulkDialog(props: BulkDialogProps) {
  const { question, owner, names, skipped, isDestructive, isReady = true } = props
  const { onConfirm, onCancel, onBack, returnTo, submitCount = 0, children } = props
  const { general } = useMessages()
  const texts = useMessages(BULK)
  const all = countedNames(names, texts)
  const shortened = nameList(all, general)
  const isShortened = shortened !== all.join(', ')
  const fields = useRef<HTMLDivElement>(null)
  useFocusInvalid(fields, submitCount)

  return (
    <Dialog
      title={texts.ask[question](names.length)}
      subject={general.facts(owner === undefined ? [shortened] : [owner, shortened])}
      onCancel={onCancel}
      returnTo={returnTo}
      role={children ? 'dialog' : undefined}
      message={
        (isShortened || skipped.length > 0) && (
          <div className="bulk-fields">
            {isShortened && (
              <details>
                <summary>
                  {texts.showDetails}
                  <ChevronDown />
                </summary>
                <p>
                  <bdi>{all.join(', ')}</bdi>
                </p>
              </details>
            )}
            {skipped.length > 0 && (
              <div>
                {skipped.map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </div>
            )}
          </div>
        )
      }
      actions={
        <>
          {onBack && <Button onClick={onBack}>{general.back}</Button>}
          <Button onClick={onCancel}>{general.cancel}</Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            disabled={!isReady || names.length === 0}
            onClick={onConfirm}
          >
            {question === 'edit' ? general.save : texts.confirm[question](names.length)}
          </Button>
        </>
      }
    >
      {children && (
        <div ref={fields} className="bulk-fields">
          {children}
        </div>
      )}
    </Dialog>
  )
}
