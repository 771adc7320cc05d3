import { useManageMessages } from '../../../element/loading/lazy-messages.js'
import { Button } from '../../../ui/actions/button.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'

/** Says that the filters hide every device, and takes them away. */
export function NoneLeft({ onClear }: { readonly onClear: () => void }) {
  const { view: texts } = useManageMessages()
  return <EmptyState title={texts.noneLeft} action={<Button onClick={onClear}>{texts.clear}</Button>} />
}
