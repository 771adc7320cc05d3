import { useId, useState } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { Session } from '../../core/session/session.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { useIssueMessages, withIssueMessages } from '../../element/loading/issue-messages.js'
import { Button } from '../../ui/actions/button.js'
import { ChevronDown, TriangleAlert } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { type Cause, hasCause, SEEN_CAUSES } from '../device/rules/causes.js'
import { CauseLine, causeTitle } from './cause-line.js'
import css from './cause-lines.css'

registerStyles(css)

/** Number of devices when a cause was dismissed, in this page. */
const dismissed = new WeakMap<Session, Map<string, number>>()

/** A subset of the devices. */
export interface ChosenDevices {
  readonly key: string
  has(device: Device): boolean
}

interface Props {
  /** At least one. */
  readonly causes: readonly Cause[]
  /** The devices that are shown exclusively. */
  readonly chosen: ChosenDevices | undefined
  readonly onChoose: (chosen: ChosenDevices | undefined) => void
}

/** One line for each cause, however many devices have it. */
export const CauseLines = withIssueMessages(function CauseLines({ causes, chosen, onChoose }: Props) {
  const { session } = useElement()
  const { passesError } = useIssueFilters()
  const { issues: texts } = useIssueMessages()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const [, setCount] = useState(0)
  const dismissals = dismissed.get(session)
  // Shown again when more devices are affected.
  const shown = causes.filter(({ key, devices: having }) => having.length > (dismissals?.get(key) ?? 0))
  const seen = isWhole ? shown : shown.slice(0, SEEN_CAUSES)
  const [first] = shown
  if (!first) return null

  function dismiss({ key, devices: having }: Cause): void {
    dismissed.set(session, new Map(dismissals).set(key, having.length))
    if (chosen?.key === key) onChoose(undefined)
    setCount((count) => count + 1)
  }
  function toggle(cause: Cause): void {
    const { key } = cause
    onChoose(chosen?.key === key ? undefined : { key, has: (device) => hasCause(device, cause, passesError) })
  }
  const concerned = new Set(shown.flatMap(({ devices }) => devices)).size
  return (
    <section role="group" aria-label={texts.attention} id={id} className={isUnfolded ? 'causes' : 'causes folded'}>
      <button
        type="button"
        className="cause-fold"
        aria-expanded={isUnfolded}
        aria-controls={id}
        data-tone={shown.some(({ kind }) => kind !== 'batteries') ? 'danger' : 'warning'}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <TriangleAlert />
        <b>{shown.length === 1 ? causeTitle(first, texts) : texts.needAttention(concerned)}</b>
        <ChevronDown />
      </button>
      {seen.map((cause) => (
        <CauseLine
          key={cause.key}
          cause={cause}
          isChosen={chosen?.key === cause.key}
          onToggle={() => toggle(cause)}
          onDismiss={() => dismiss(cause)}
        />
      ))}
      {seen.length < shown.length && (
        <div>
          <Button variant="link" onClick={() => setWhole(true)}>
            {texts.showAll(shown.length)}
          </Button>
        </div>
      )}
    </section>
  )
})
