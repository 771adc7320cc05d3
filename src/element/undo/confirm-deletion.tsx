import { Confirmation, type ConfirmationProps } from '../../ui/overlay/confirmation.js'
import type { Asking } from '../../ui/overlay/use-question.js'
import { useMessages } from '../custom-element/element-context.js'

interface Props
  extends Partial<Pick<Asking, 'returnTo'>>,
    Pick<Asking, 'onAnswered'>,
    Pick<ConfirmationProps, 'subject'> {
  readonly texts: { readonly confirmDelete: string; readonly confirm: string }
  readonly onConfirm: () => void
}

/** Asks for confirmation of a deletion. */
export function ConfirmDeletion({ texts, onAnswered, onConfirm, ...props }: Props) {
  const { general } = useMessages()
  return (
    <Confirmation
      {...props}
      message={texts.confirmDelete}
      confirmLabel={texts.confirm}
      cancelLabel={general.cancel}
      onCancel={onAnswered}
      onConfirm={() => {
        onAnswered()
        onConfirm()
      }}
    />
  )
}
