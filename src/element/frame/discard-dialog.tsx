import { useMessages } from '../custom-element/element-context.js'
import { Button } from '../../ui/actions/button.js'
import { Dialog } from '../../ui/overlay/dialog.js'

interface Props {
  /** What the form is about, by its name. */
  readonly subject: string
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asks before what a person entered is lost. */
export function DiscardDialog({ subject, onKeep, onDiscard }: Props) {
  const { discard: texts } = useMessages()
  return (
    <Dialog
      title={texts.title}
      subject={subject}
      message={texts.detail}
      onCancel={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{texts.keep}</Button>
          <Button variant="destructive" onClick={onDiscard}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  )
}
