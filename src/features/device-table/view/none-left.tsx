import { Button } from '../../../ui/actions/button.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { VIEW } from '../../../messages/view/en.js'

/** Message that filters hide every device, with a button that clears them. */
export function NoneLeft({ onClear }: { readonly onClear: () => void }) {
  const texts = useMessages(VIEW)
  return <EmptyState title={texts.noneLeft} action={<Button onClick={onClear}>{texts.clear}</Button>} />
}
