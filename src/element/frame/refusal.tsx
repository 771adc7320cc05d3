import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { useMessages } from '../custom-element/element-context.js'

/** Replaces what the platform refuses to this session. It offers no retry, because nothing would change. */
export function Refusal() {
  const { general } = useMessages()
  return <ErrorMessage title={general.refused} detail={general.refusedDetail} />
}
