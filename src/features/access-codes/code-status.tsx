import type { AccessCode } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Status } from '../../ui/feedback/status.js'
import { CircleAlert, RefreshCw, TriangleAlert, WifiOff } from '../../ui/icons.js'
import { Trash2 } from '../../ui/later-icons.js'
import { isOffline } from './rules/access-code.js'
import { codeIssues, type IssueFilters } from './rules/access-code-issues.js'
import type { CodeState } from './rules/access-code-state.js'
import { isRemoving, isTransitioning } from './rules/code-transition.js'

interface Props {
  readonly code: AccessCode
  readonly state: CodeState
  readonly messages: Messages
  readonly filters: IssueFilters
}

/** Status of a row: one icon and a few words. Renders nothing if the code works as its dates say. */
export function CodeStatus({ code, state, messages, filters }: Props) {
  const { accessCode: texts, general } = messages
  const found = codeIssues([code], filters, messages)
  const isPending = isTransitioning(code)
  const isUnsure = state === 'assumed' || state === 'unconfirmed'
  const facts = [
    isPending && (isRemoving(code) ? texts.removing : texts.setting),
    isOffline(code) && texts.offline,
    isUnsure && texts[state],
    ...(found?.facts ?? [])
  ].filter((fact) => typeof fact === 'string')
  if (facts.length === 0) return null
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
      {general.facts(facts)}
    </Status>
  )
}
