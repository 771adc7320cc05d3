import { Confirmation, type ConfirmationProps } from '../../ui/overlay/confirmation.js'
import type { Asking } from '../../ui/overlay/use-question.js'
import { useTexts } from '../custom-element/element-context.js'

interface Props
  extends Partial<Pick<Asking, 'returnTo'>>,
    Pick<Asking, 'onDecided'>,
    Pick<ConfirmationProps, 'subject'> {
  readonly texts: { readonly confirmDelete: ConfirmationProps['message']; readonly confirm: string }
  readonly onConfirm: () => void
}

/** Asks for confirmation of a deletion. */
export function ConfirmDeletion({ texts, onDecided, onConfirm, ...props }: Props) {
  const { general } = useTexts()
  return (
    <Confirmation
      {...props}
      message={texts.confirmDelete}
      confirmLabel={texts.confirm}
      cancelLabel={general.cancel}
      onCancel={onDecided}
      onConfirm={() => {
        onDecided()
        onConfirm()
      }}
    />
  )
}
