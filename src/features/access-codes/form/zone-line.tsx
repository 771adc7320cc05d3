import globe from 'lucide/dist/esm/icons/globe.mjs'
import type { ReactNode, Ref } from 'react'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { zoneOffset } from '../../../core/values/wall-time.js'
import { utcText } from '../../../core/values/zone-choices.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { Button } from '../../../ui/actions/button.js'
import { icon } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { ZonedTimes } from '../rules/access-code-form.js'
import css from './access-code-form.css'

registerStyles(css)

const Globe = /* @__PURE__ */ icon(globe)

interface LineProps {
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Line below times with their time zone. */
export const ZoneLine = ({ children, action }: LineProps) => (
  <p className="zone inline wrap muted small">
    <Globe />
    <span>{children}</span>
    {action}
  </p>
)

interface Props {
  readonly values: Pick<ZonedTimes, 'start' | 'zone' | 'isZoneAutomatic'>
  /** Why it is this time zone. @default automatic, or another one */
  readonly reason?: string | undefined
  readonly button: Ref<HTMLButtonElement> | undefined
  readonly onZone: () => void
}

/** The time zone of the times of a form, with a button to choose another one. */
export function ChosenZone({ values: { start, zone, isZoneAutomatic }, reason, button, onZone }: Props) {
  const { general } = useTexts()
  const texts = useTexts(ACCESS_CODE_FORM)
  const now = useNow()
  const offset = utcText(zoneOffset(start.instant ?? now, zone))
  return (
    <ZoneLine
      action={
        <Button ref={button} variant="link" onClick={onZone}>
          {reason ?? (isZoneAutomatic ? texts.zoneAutomatic : texts.zoneOther)}
        </Button>
      }
    >
      {general.facts(zone === 'UTC' ? [zoneLabel(zone)] : [zoneLabel(zone), offset])}
    </ZoneLine>
  )
}
