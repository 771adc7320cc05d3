import type { CodeState } from './rules/access-code-state.js'
import { Check, CircleAlert, Clock, RefreshCw, Trash2, TriangleAlert, WifiOff, X } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { Tone } from '../../ui/style/tone.js'
import css from './code-state.css'

registerStyles(css)

const ICONS: Readonly<Record<CodeState, typeof Check>> = {
  working: Check,
  assumed: WifiOff,
  unconfirmed: TriangleAlert,
  upcoming: Clock,
  over: X,
  setting: RefreshCw,
  removing: Trash2,
  faulty: CircleAlert
}

export const CODE_TONES: Readonly<Partial<Record<CodeState, Tone>>> = {
  unconfirmed: 'warning',
  faulty: 'danger'
}

interface Props {
  readonly state: CodeState
  /** Accessible name, if no adjacent text has the same meaning. */
  readonly label?: string | undefined
}

export function CodeStateTile({ state, label }: Props) {
  const Icon = ICONS[state]
  return (
    <span
      className="code-state"
      data-tone={CODE_TONES[state]}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <Icon />
    </span>
  )
}
