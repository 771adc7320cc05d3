import type { ReactNode } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { ACCESS_GRANTS } from '../../messages/access-grants/en.js'
import { Status } from '../../ui/feedback/status.js'
import { CircleAlert, CircleCheck, KeyRound, RefreshCw, TriangleAlert } from '../../ui/icons.js'
import { Check, Clock, Trash2 } from '../../ui/later-icons.js'
import type { Tone } from '../../ui/style/tone.js'
import type { GrantState } from './rules/access-grant-state.js'

const LOOKS: Readonly<Record<GrantState, readonly [Icon: typeof Clock, tone?: Tone]>> = {
  removing: [Trash2],
  ended: [Clock],
  notWorking: [CircleAlert, 'danger'],
  partlyWorking: [CircleAlert, 'danger'],
  notReady: [CircleAlert, 'danger'],
  partlyReady: [CircleAlert, 'danger'],
  overprovisioned: [TriangleAlert, 'warning'],
  late: [TriangleAlert, 'warning'],
  preparing: [RefreshCw],
  cardToEncode: [KeyRound],
  cardToAssign: [KeyRound],
  ready: [Check],
  active: [CircleCheck]
}

interface Props {
  readonly state: GrantState
  /** @default the word of the state */
  readonly children?: ReactNode
}

/**
 * The state of an access grant: icon and word.
 *
 * @csspart state - The state of an access.
 */
export function GrantStatus({ state, children }: Props) {
  const texts = useTexts(ACCESS_GRANTS)
  const [Icon, tone] = LOOKS[state]
  return (
    <span part="state">
      <Status icon={<Icon />} tone={tone}>
        {children ?? texts.states[state]}
      </Status>
    </span>
  )
}
