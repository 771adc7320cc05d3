import { useMemo, useState } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { useIssueMessages, withIssueMessages } from '../../element/loading/later-texts.js'
import { type Cause, causesOf, hasThis } from './rules/causes.js'
import type { Device } from '../../core/resources/resources.js'
import type { Session } from '../../core/session/session.js'
import { Button } from '../../ui/actions/button.js'
import { registerStyles } from '../../ui/style/styles.js'
import { CauseCard } from './cause-card.js'
import css from './cause-cards.css'

registerStyles(css)

/** How many are seen before somebody asks for all. */
const SEEN = 3

/** How many devices had what a person did not want to be told of any more, in this page. */
const dismissed = new WeakMap<Session, Map<string, number>>()

/** Some of the devices. */
export interface ChosenDevices {
  readonly key: string
  has(device: Device): boolean
}

interface Props {
  readonly devices: readonly Device[]
  /** Those that are shown alone. */
  readonly chosen: ChosenDevices | undefined
  readonly onChoose: (chosen: ChosenDevices | undefined) => void
}

/** Why something is wrong with some of the devices: one card for one cause, however many have it. */
export const CauseCards = withIssueMessages(function CauseCards({ devices, chosen, onChoose }: Props) {
  const { session } = useElement()
  const { passesError } = useIssueFilters()
  const { issues: texts } = useIssueMessages()
  const [isWhole, setWhole] = useState(false)
  const [, setCount] = useState(0)
  const causes = useMemo(() => causesOf(devices, passesError), [devices, passesError])
  const before = dismissed.get(session)
  // It is told again where it has come to more devices.
  const told = causes.filter(({ key, devices: having }) => having.length > (before?.get(key) ?? 0))
  const seen = isWhole ? told : told.slice(0, SEEN)
  if (told.length === 0) return null

  function dismiss({ key, devices: having }: Cause): void {
    dismissed.set(session, new Map(before).set(key, having.length))
    if (chosen?.key === key) onChoose(undefined)
    setCount((count) => count + 1)
  }
  function toggle(cause: Cause): void {
    const { key } = cause
    onChoose(chosen?.key === key ? undefined : { key, has: (device) => hasThis(device, cause, passesError) })
  }
  return (
    <section role="group" aria-label={texts.attention} className="causes">
      {seen.map((cause) => (
        <CauseCard
          key={cause.key}
          cause={cause}
          isChosen={chosen?.key === cause.key}
          onToggle={() => toggle(cause)}
          onDismiss={() => dismiss(cause)}
        />
      ))}
      {seen.length < told.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {texts.showAll(told.length)}
        </Button>
      )}
    </section>
  )
})
