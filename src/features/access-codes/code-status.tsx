import { isRemoving, isTransitioning } from './rules/access-code-status.js'
import { isOffline } from './rules/access-code.js'
import type { AccessCode } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Status } from '../../ui/feedback/status.js'
import { RefreshCw, Trash2, WifiOff } from '../../ui/icons.js'

interface Props {
  readonly code: AccessCode
  readonly messages: Messages
}

/** Status text of a row for a code that is being set or removed, or that is an offline code. */
export function CodeStatus({ code, messages: { accessCode: texts } }: Props) {
  if (isRemoving(code)) return <Status icon={<Trash2 />}>{texts.removing}</Status>
  if (isTransitioning(code)) return <Status icon={<RefreshCw />}>{texts.setting}</Status>
  return isOffline(code) && <Status icon={<WifiOff />}>{texts.offline}</Status>
}
