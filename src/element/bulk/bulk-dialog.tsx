import { type ReactNode, useRef } from 'react'
import type { Offer } from '../../core/gate/offer.js'
import { BULK } from '../../messages/bulk/en.js'
import type { Messages } from '../../messages/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { Button } from '../../ui/actions/button.js'
import { useOffer } from '../../ui/actions/use-offer.js'
import { ChevronDown } from '../../ui/icons.js'
import { Dialog, type DialogProps } from '../../ui/overlay/dialog.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useTexts } from '../custom-element/element-context.js'
import { useFocusInvalid } from '../form/use-focus-invalid.js'
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
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  /** `false` while the fields are invalid. */
  readonly isReady?: boolean
  /** @param offer what the button offered, for commands to devices */
  readonly onConfirm: (offer: Offer | undefined) => void
  readonly onCancel: () => void
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
  /** Number of failed submits. After each, the first invalid field is focused. */
  readonly submitCount?: number
}

/** Questions whose confirmation sends commands to devices. */
const COMMANDS: ReadonlySet<BulkDialogProps['question']> = new Set(['lock', 'unlock', 'preset', 'climate', 'fan'])

/** Number of names before the rest is counted. */
const NAMED = 2

/** Returns each name once, with a count if several items have it. */
export function countedNames(names: readonly string[], texts: TextsOf<typeof BULK>): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? texts.because(name, count) : name))
}

/** Lists names, shortened if there are more than three: "Anna, Bert and 2 more". */
export function nameList(names: readonly string[], { more }: Messages['general']): string {
  const rest = names.length - NAMED
  return rest > 1 ? `${names.slice(0, NAMED).join(', ')} ${more(rest)}` : names.join(', ')
}

/** Confirmation of a bulk operation: names the items and how many there are. Fields are shown below. */
export function BulkDialog(props: BulkDialogProps) {
  const { question, owner, names, skipped, isDestructive, isFree, isReady = true } = props
  const { onConfirm, onCancel, onBack, returnTo, submitCount = 0, children } = props
  const { general } = useTexts()
  const texts = useTexts(BULK)
  const all = countedNames(names, texts)
  const shortened = nameList(all, general)
  const isShortened = shortened !== all.join(', ')
  const confirmLabel = question === 'edit' ? general.save : texts.confirm[question](names.length)
  const isCommand = COMMANDS.has(question)
  const { ref, isMuted, take } = useOffer(isCommand && isFree ? [confirmLabel, ...names].join('\n') : undefined)
  function confirm() {
    const offer = take()
    if (offer || !isCommand) onConfirm(offer)
  }
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
          <div className="bulk-fields stack gap-3">
            {isShortened && (
              <details>
                <summary className="inline gap-1 unfolds">
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
                {skipped.map((text) => (
                  <p key={text}>{text}</p>
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
            ref={ref}
            disabled={!isFree || !isReady || names.length === 0}
            isUnavailable={isMuted}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && (
        <div ref={fields} className="bulk-fields stack gap-3">
          {children}
        </div>
      )}
    </Dialog>
  )
}
