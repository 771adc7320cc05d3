import { useManageMessages } from '../../../element/loading/manage-messages.js'
import { Button } from '../../../ui/actions/button.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'

/** Message that filters hide every device, with a button that clears them. */
export function NoneLeft({ onClear }: { readonly onClear: () => void }) {
  const { view: texts } = useManageMessages()
  return <EmptyState title={texts.noneLeft} action={<Button onClick={onClear}>{texts.clear}</Button>} />
}
