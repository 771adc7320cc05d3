import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { Status } from '../../../ui/feedback/status.js'
import { CircleAlert, RefreshCw, TriangleAlert, WifiOff } from '../../../ui/icons.js'
import { Trash2 } from '../../../ui/later-icons.js'
import { Hero } from '../../../ui/layout/hero.js'
import { inText } from '../../../ui/style/in-text.js'
import type { Tone } from '../../../ui/style/tone.js'
import { isOffline } from '../rules/access-code.js'
import { type CodeState, codeState } from '../rules/access-code-state.js'
import { windowOf } from '../rules/access-code-window.js'
import { isRemoving } from '../rules/code-transition.js'
import { canShare } from '../rules/share-text.js'
import { hidesCodes, shownCode } from '../rules/shown-code.js'
import { useDates } from '../use-dates.js'
import { soonText, windowText } from '../window-text.js'
import { AccessPeriod } from './access-period.js'
import { CodePin } from './code-pin.js'

interface CodeDurationProps {
  readonly code: AccessCode
  readonly device: Device | undefined
}

/** Access period of a code as text, with a bar if it is not ongoing. */
function CodeDuration({ code, device }: CodeDurationProps) {
  const messages = useTexts()
  const now = useNow()
  const zone = displayZone(device)
  const dates = useDates(zone)
  const { dateTime } = dates
  const window = windowOf(code, now)
  const isBound = 'startsAt' in window
  // The text of an upcoming code already contains its start.
  const startsAt = isBound && window.kind !== 'upcoming' ? window.startsAt : undefined
  return (
    <AccessPeriod
      window={window}
      dates={dates}
      now={now}
      start={startsAt !== undefined && dateTime(startsAt)}
      end={windowText(window, messages, dateTime)}
      zone={isBound ? zoneLabel(zone) : undefined}
    />
  )
}

const ShareCode = lazyPart(
  () => import(/* webpackPreload: true */ './share-code.js').then(({ ShareCode: part }) => part),
  <Skeleton width={inText(220)} height={inText(32)} />,
  { isEager: true }
)

/** Icons of the states that need attention or end soon. The other states have words only. */
const STATE_ICONS: Readonly<Partial<Record<CodeState, readonly [icon: typeof WifiOff, tone?: Tone]>>> = {
  assumed: [WifiOff],
  unconfirmed: [TriangleAlert, 'warning'],
  setting: [RefreshCw],
  removing: [Trash2],
  faulty: [CircleAlert, 'danger']
}

interface Props {
  readonly code: AccessCode
  readonly device: Device | undefined
}

/** Summary of a code: name, state, digits and end. */
export function AccessCodeHero({ code, device }: Props) {
  const messages = useTexts()
  const { accessCode: texts } = messages
  const now = useNow()
  const state = codeState(code, device, useIssueFilters(), now)
  const soon = soonText(windowOf(code, now), messages, useDates(displayZone(device)), now)
  const isSecret = hidesCodes(device)
  const { name: shownName, pin } = shownCode(code, device)
  // "Starts in 4 days" also says that the code is not active yet.
  const isSoon = state === 'upcoming' && soon !== undefined
  const [Icon, tone] = STATE_ICONS[state] ?? []
  const facts = isSoon ? [soon] : [texts[state], ...(soon === undefined || isRemoving(code) ? [] : [soon])]
  const text = messages.general.facts(facts)
  const status = Icon ? (
    <Status icon={<Icon />} tone={tone}>
      {text}
    </Status>
  ) : (
    <span>{text}</span>
  )
  const name = (
    <h3>
      <bdi>{shownName ?? texts.unnamed}</bdi>
    </h3>
  )
  return (
    <Hero
      label={texts.label}
      title={isSecret ? status : name}
      meta={
        <>
          {!isSecret && status}
          {isOffline(code) && <Status icon={<WifiOff />}>{texts.offline}</Status>}
        </>
      }
    >
      <div className="code-main inline wrap between gap-3 gap-x-4">
        {!isSecret && <CodePin pin={pin} state={state} />}
        {device && canShare(code, device, state) && <ShareCode code={code} device={device} />}
      </div>
      <CodeDuration code={code} device={device} />
    </Hero>
  )
}
