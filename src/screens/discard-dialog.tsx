import { useMessages } from '../element/custom-element/element-context.js'
import { Button } from '../ui/actions/button.js'
import { Dialog } from '../ui/overlay/dialog.js'

interface Props {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asks before what a person entered is lost. */
export function DiscardDialog({ onKeep, onDiscard }: Props) {
  const { discard: texts } = useMessages()
  return (
    <Dialog
      title={texts.title}
      message={texts.detail}
      onCancel={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{texts.keep}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  )
}
