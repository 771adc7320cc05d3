import { useState } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { Session } from '../../core/session/session.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { countText } from '../../messages/formats.js'
import { ISSUES } from '../../messages/issues/en.js'
import { ChevronDown } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { type Cause, hasCause } from '../device/rules/causes.js'
import { CauseLine } from './cause-line.js'
import css from './cause-lines.css'

registerStyles(css)

/** Number of devices when a cause was dismissed, in this page. */
const dismissed = new WeakMap<Session, Map<string, number>>()

/** A subset of the devices. */
interface ChosenDevices {
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
export function CauseLines({ causes, chosen, onChoose }: Props) {
  const { session, locale } = useElement()
  const { passesError } = useIssueFilters()
  const texts = useTexts(ISSUES)
  const [isWhole, setWhole] = useState(false)
  const [, setCount] = useState(0)
  const dismissals = dismissed.get(session)
  // Shown again when more devices are affected.
  const shown = causes.filter(({ key, devices: having }) => having.length > (dismissals?.get(key) ?? 0))
  if (shown.length === 0) return null

  function dismiss({ key, devices: having }: Cause): void {
    dismissed.set(session, new Map(dismissals).set(key, having.length))
    if (chosen?.key === key) onChoose(undefined)
    setCount((count) => count + 1)
  }
  function toggle(cause: Cause): void {
    const { key } = cause
    onChoose(chosen?.key === key ? undefined : { key, has: (device) => hasCause(device, cause, passesError) })
  }
  // The most important cause is always visible, and so is a chosen one.
  const seen = isWhole ? shown : shown.filter(({ key }, index) => index === 0 || key === chosen?.key)
  return (
    <section role="group" aria-label={texts.attention} className="causes surface lines">
      {seen.map((cause, index) => (
        <CauseLine
          key={cause.key}
          cause={cause}
          isChosen={chosen?.key === cause.key}
          onToggle={() => toggle(cause)}
          onDismiss={isWhole || shown.length === 1 ? () => dismiss(cause) : undefined}
        >
          {index === 0 && shown.length > 1 && (
            <button
              type="button"
              className="cause-fold inline muted unfolds"
              title={texts.showAll(shown.length)}
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {!isWhole && `+${countText(shown.length - seen.length, locale)}`}{' '}
              <span className="unseen">{texts.showAll(shown.length)}</span>
              <ChevronDown />
            </button>
          )}
        </CauseLine>
      ))}
    </section>
  )
}
