import qrCode from 'lucide/dist/esm/icons/qr-code.mjs'
import { useState } from 'react'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { Button } from '../../../ui/actions/button.js'
import { icon } from '../../../ui/icons.js'
import { Share2 } from '../../../ui/later-icons.js'
import { Dialog } from '../../../ui/overlay/dialog.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { CodeDigits } from '../../access-codes/details/code-pin.js'
import { PassDates, PassTicket, QrPicture } from '../../access-codes/details/guest-pass.js'
import { PassDialog } from '../../access-codes/details/pass-dialog.js'
import { ShareButton } from '../../access-codes/details/share-button.js'
import { usePeriodText } from '../../access-codes/details/use-share-text.js'
import { endOf, startOf } from '../rules/access-grant.js'
import { useGrantName, useZoneDates } from '../use-grant-texts.js'
import css from './link-code.css'

registerStyles(css)

const QrCode = icon(qrCode)

/** Digits, with the names of their doors if others have other digits. */
export interface SharedPin {
  readonly pin: string
  readonly doors: string | undefined
}

interface PinProps {
  readonly grant: AccessGrant
  readonly zone: string
  /** Names of all doors that take a PIN. */
  readonly doors: string
  readonly pins: readonly SharedPin[]
}

const finite = (instant: number): number | undefined => (Number.isFinite(instant) ? instant : undefined)

function AccessPass({ grant, zone, doors, pins, onClose }: PinProps & { readonly onClose: () => void }) {
  const { unnamed } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(SHARING)
  const dates = useZoneDates()(zone)
  const name = useGrantName()(grant) ?? unnamed
  const [startsAt, endsAt] = [finite(startOf(grant)), finite(endOf(grant))]
  const period = usePeriodText(zone)(startsAt, endsAt)
  const codes = pins.map((each) => [texts.code(each.pin), each.doors && `(${each.doors})`].filter(Boolean).join(' '))
  const text = [doors, ...codes, period].filter(Boolean).join('\n')
  return (
    <PassDialog subject={name} text={text} onClose={onClose}>
      <PassTicket doors={doors} name={name} text={{ shared: text, isWritten: false }}>
        {pins.map((each) => (
          <div key={each.pin}>
            <CodeDigits pin={each.pin} />
            {each.doors && (
              <p className="small">
                <bdi>{each.doors}</bdi>
              </p>
            )}
          </div>
        ))}
        <PassDates startsAt={startsAt} endsAt={endsAt} dates={dates} />
        <small>{zoneLabel(zone)}</small>
      </PassTicket>
    </PassDialog>
  )
}

/** Button that shows the digits as a guest pass with all doors. */
export function SharePin(props: PinProps) {
  const { share } = useTexts(SHARING)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button icon={<Share2 />} aria-haspopup="dialog" onClick={() => setShown(true)}>
        {share}
      </Button>
      {isShown && <AccessPass {...props} onClose={() => setShown(false)} />}
    </>
  )
}

interface LinkProps {
  readonly grant: AccessGrant
  readonly url: string
}

function LinkDialog({ grant, url, onClose }: LinkProps & { readonly onClose: () => void }) {
  const { unnamed } = useTexts(ACCESS_GRANTS)
  const { close, scanLink } = useTexts(SHARING)
  const nameOf = useGrantName()
  return (
    <Dialog
      role="dialog"
      title={scanLink}
      subject={nameOf(grant) ?? unnamed}
      message={
        <div className="link-code">
          <QrPicture text={url} />
        </div>
      }
      onCancel={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    />
  )
}

/** Buttons that share a link, and show it as a QR code. */
export function ShareLink(props: LinkProps) {
  const { showQrCode } = useTexts(SHARING)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button icon={<QrCode />} aria-haspopup="dialog" onClick={() => setShown(true)}>
        {showQrCode}
      </Button>
      <ShareButton text={props.url} variant="secondary" />
      {isShown && <LinkDialog {...props} onClose={() => setShown(false)} />}
    </>
  )
}
