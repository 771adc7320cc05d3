import type { ReactNode, Ref } from 'react'
import type { ManageMessages } from '../../messages/manage/en.js'
import { useMessages } from '../custom-element/element-context.js'
import { useManageMessages } from '../loading/lazy-messages.js'
import { Button } from '../../ui/actions/button.js'
import { Dialog, type DialogProps } from '../../ui/overlay/dialog.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './bulk-dialog.css'

registerStyles(css)

/** How many are named before the rest is counted. */
const NAMED = 3

export interface BulkDialogProps extends Pick<DialogProps, 'returnTo'> {
  /** What is asked. */
  readonly question: keyof ManageMessages['bulk']['ask']
  /** What is done, in a word or two. */
  readonly action: string
  /** The names of those to which it is done. */
  readonly names: readonly string[]
  /** Which of the chosen are left out, in words. */
  readonly skipped: readonly string[]
  readonly isDestructive?: boolean | undefined
  /** What the button says that does it; without it, what is done and to how many. */
  readonly confirmLabel?: string
  /** Whether it can be done as it is set. */
  readonly isReady?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Leads to the question before this one, if there was one. */
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
  /** The element around the children. */
  readonly fields?: Ref<HTMLDivElement>
}

/** Each name once; where several have it, with how many. */
function told(names: readonly string[], texts: ManageMessages['bulk']): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? texts.because(name, count) : name))
}

/** Asks before something is done to many, naming how many and which; what there is to fill in stands below that. */
export function BulkDialog(props: BulkDialogProps) {
  const { question, action, names, skipped, isDestructive, confirmLabel, isReady = true } = props
  const { onConfirm, onCancel, onBack, returnTo, fields, children } = props
  const { general } = useMessages()
  const { bulk: texts } = useManageMessages()
  const those = told(names, texts)
  const rest = those.length - NAMED
  return (
    <Dialog
      title={texts.ask[question](names.length)}
      subject={those.slice(0, NAMED).join(', ')}
      onCancel={onCancel}
      returnTo={returnTo}
      role={children ? 'dialog' : undefined}
      message={
        (rest > 0 || skipped.length > 0) && (
          <div className="bulk-fields">
            {rest > 0 && (
              <details>
                <summary>{texts.more(rest)}</summary>
                <p>
                  <bdi>{those.slice(NAMED).join(', ')}</bdi>
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
            {confirmLabel ?? texts.some(action, names.length, names.length)}
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
