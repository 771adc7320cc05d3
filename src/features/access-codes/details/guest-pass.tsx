import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { deviceName } from '../../device/rules/device.js'
import type { Dates } from '../dates.js'
import { windowOf } from '../rules/access-code-window.js'
import type { QrPath } from '../rules/qr-path.js'
import { shownCode } from '../rules/shown-code.js'
import { useDates } from '../use-dates.js'
import { CodeAccessPeriod } from './code-access-period.js'
import { CodeDigits } from './code-pin.js'
import css from './guest-pass.css'
import type { ShareText } from './use-share-text.js'

/** Width of the light border that scanners need, in modules of the QR code. */
const BORDER = 4

interface Props {
  readonly text: string
}

/** Creates a component that draws a text as a QR code. Gets `qrPath` from a module that is loaded on demand. */
function createQrPicture(qrPath: (text: string) => QrPath | undefined): ComponentType<Props> {
  return function QrPicture({ text }) {
    const texts = useTexts(SHARING)
    const code = useMemo(() => qrPath(text), [text])
    if (!code) return <p role="alert">{texts.tooLong}</p>
    const side = code.size + 2 * BORDER
    return (
      <svg
        role="img"
        aria-label={texts.picture}
        viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        {/* Dark on white in every color scheme, because scanners need it. */}
        <rect x={-BORDER} y={-BORDER} width="100%" height="100%" fill="white" />
        <path d={code.path} fill="black" />
      </svg>
    )
  }
}

registerStyles(css)

/** A text as a QR code. */
export const QrPicture = lazyPart(
  () => import('../rules/qr-path.js').then(({ qrPath }) => createQrPicture(qrPath)),
  <Skeleton height="168px" />
)

export interface GuestPassProps {
  readonly code: AccessCode
  readonly device: Device
  readonly text: ShareText
}

interface PassDatesProps {
  /** In ms since 1970. */
  readonly startsAt: number | undefined
  readonly endsAt: number | undefined
  readonly dates: Pick<Dates, 'date' | 'time'>
}

/** Start and end of an access period, if it has them. */
export function PassDates({ startsAt, endsAt, dates: { date, time } }: PassDatesProps) {
  const texts = useTexts(SHARING)
  const ends = [
    { label: texts.checkIn, instant: startsAt },
    { label: texts.checkOut, instant: endsAt }
  ]
  return (
    <dl className="pass-dates wrap between gap-1 gap-x-4">
      {ends.map(
        ({ label, instant }) =>
          instant !== undefined && (
            <div key={label}>
              <dt className="muted small">{label}</dt>
              <dd className="strong">{date(instant)}</dd> <dd>{time(instant)}</dd>
            </div>
          )
      )}
    </dl>
  )
}

function AccessPeriodRows({ code, device }: Omit<GuestPassProps, 'text'>) {
  const texts = useTexts(SHARING)
  const zone = displayZone(device)
  const dates = useDates(zone)
  const window = windowOf(code, useNow())
  if (window.kind === 'ongoing') return <p>{texts.always}</p>
  if (!('startsAt' in window)) return null
  return (
    <>
      <PassDates startsAt={window.startsAt} endsAt={window.endsAt} dates={dates} />
      <CodeAccessPeriod window={window} dates={dates} />
      <small>{zoneLabel(zone)}</small>
    </>
  )
}

interface PassTicketProps {
  /** Names of the doors. */
  readonly doors: string
  readonly name: string
  readonly text: ShareText
  /** Digits and access period. */
  readonly children: ReactNode
}

/** A ticket: doors, name, what opens them and when, and a QR code with the share text. */
export function PassTicket({ doors, name, text, children }: PassTicketProps) {
  const { scan } = useTexts(SHARING)
  return (
    <div className="pass surface">
      <div className="stack">
        <p className="muted">
          <bdi>{doors}</bdi>
        </p>
        <h4 className="title clamp">
          <bdi>{name}</bdi>
        </h4>
        {children}
      </div>
      <div className="stack">
        <QrPicture text={text.shared} />
        <small>{scan}</small>
        {text.isWritten && <p dir="auto">{text.shared}</p>}
      </div>
    </div>
  )
}

/** A code as a ticket. */
export function GuestPass({ code, device, text }: GuestPassProps) {
  const { accessCode, device: deviceTexts } = useTexts()
  const { name, pin = '' } = shownCode(code, device)
  return (
    <PassTicket doors={deviceName(device) ?? deviceTexts.titles.lock} name={name ?? accessCode.unnamed} text={text}>
      <CodeDigits pin={pin} />
      <AccessPeriodRows code={code} device={device} />
    </PassTicket>
  )
}
