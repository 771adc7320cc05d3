import { accessCodeErrors, accessCodeWarnings, codeIssues, type IssueFilters } from './rules/access-code-issues.js'
import { isRemoving, isTransitioning } from './rules/code-transition.js'
import { isOffline } from './rules/access-code.js'
import type { CodeState } from './rules/access-code-state.js'
import type { AccessCode } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Status } from '../../ui/feedback/status.js'
import { CircleAlert, RefreshCw, TriangleAlert, WifiOff } from '../../ui/icons.js'
import { Trash2 } from '../../ui/later-icons.js'

interface Props {
  readonly code: AccessCode
  readonly state: CodeState
  readonly messages: Messages
  readonly filters: IssueFilters
}

/** Status of a row: one icon and a few words. Renders nothing if the code works as its dates say. */
export function CodeStatus({ code, state, messages, filters }: Props) {
  const { accessCode: texts, device, general } = messages
  const found = codeIssues([code], filters, messages)
  const errors = accessCodeErrors(code, filters)
  const warnings = accessCodeWarnings(code, filters)
  const isPending = isTransitioning(code)
  const isUnsure = state === 'assumed' || state === 'unconfirmed'
  const [issue] = [...errors.map(({ error_code: id }) => id), ...warnings.map(({ warning_code: id }) => id)]
  const names: Readonly<Record<string, string>> = device.issues
  const words = [
    isPending && (isRemoving(code) ? texts.removing : texts.setting),
    isOffline(code) && texts.offline,
    isUnsure && texts[state],
    found?.text,
    !isPending && typeof issue === 'string' && names[issue]
  ].filter((word) => typeof word === 'string')
  if (words.length === 0) return null
  const tone = found?.tone ?? (state === 'unconfirmed' ? 'warning' : undefined)
  const Icon = tone
    ? { danger: CircleAlert, warning: TriangleAlert }[tone]
    : !isPending
      ? WifiOff
      : isRemoving(code)
        ? Trash2
        : RefreshCw
  return (
    <Status tone={tone} icon={<Icon />}>
      {general.facts(words)}
    </Status>
  )
}
