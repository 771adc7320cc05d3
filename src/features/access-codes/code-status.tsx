import { useMessages } from '../../element/custom-element/element-context.js'
import { isRemoving, isSettling } from './rules/access-code-status.js'
import { isOffline } from './rules/access-code.js'
import type { AccessCode } from '../../core/resources/resources.js'
import { Status } from '../../ui/feedback/status.js'
import { RefreshCw, Trash2, WifiOff } from '../../ui/icons.js'

/** What a row says of a code that is on its way onto its lock or off it, or that its lock works out itself. */
export function CodeStatus({ code }: { readonly code: AccessCode }) {
  const { accessCode: texts } = useMessages()
  if (isRemoving(code)) return <Status icon={<Trash2 />}>{texts.removing}</Status>
  if (isSettling(code)) return <Status icon={<RefreshCw />}>{texts.setting}</Status>
  return isOffline(code) && <Status icon={<WifiOff />}>{texts.offline}</Status>
}
