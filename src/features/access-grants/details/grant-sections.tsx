import type { ReactNode } from 'react'
import type { EncodeCard } from '../../../core/resources/host-functions.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Card } from '../../../ui/layout/card.js'
import { Disclosure } from '../../../ui/layout/disclosure.js'
import { Section } from '../../../ui/layout/section.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { GrantEvents, GrantInformation, GrantUse } from '../lazy-grant-extras.js'
import { startOf } from '../rules/access-grant.js'
import type { GrantParts } from '../use-grant-parts.js'
import { GrantDoorsList } from './grant-doors-list.js'
import type { GrantEventsProps } from './grant-events.js'
import type { InformationProps } from './grant-information.js'
import { GrantWays } from './grant-ways.js'
import type { GrantView } from './use-grant-view.js'
import type { OpenedScreens } from './use-opened-screens.js'

interface Props {
  readonly grant: AccessGrant
  readonly parts: GrantParts
  readonly view: GrantView
}

interface WaysProps extends Props {
  /** Menu that adds a way in, if one can be added. */
  readonly addWay: ReactNode
  /** Encodes a card, if the host can. */
  readonly encodeCard: EncodeCard | undefined
  /** Asks to remove the access. */
  readonly onRemove: () => void
}

/** The ways in of an access. */
export function WaysSection({
  grant,
  parts: { methods, codes, deviceOf },
  view,
  addWay,
  encodeCard,
  onRemove
}: WaysProps) {
  const { ways } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const { isComplete, error } = methods.status
  return (
    <Card>
      <Section title={ways} action={addWay}>
        <StatusBanner status={methods.status} message={texts.waysFailed} />
        {!isComplete && error === undefined && <SkeletonRows />}
        {isComplete && methods.resources.length === 0 && <p className="muted">{texts.noWays}</p>}
        <GrantWays
          grant={grant}
          methods={methods.resources}
          codes={codes.resources}
          zone={view.zone}
          dates={view.dates}
          pinDoorNames={view.pinDoorNames}
          deviceOf={deviceOf}
          nameOf={view.nameOf}
          encodeCard={encodeCard}
          onRemove={onRemove}
        />
      </Section>
    </Card>
  )
}

interface DoorsProps extends Omit<Props, 'grant'> {
  readonly screens: OpenedScreens
}

/** The known doors of an access. */
export function DoorsSection({ parts: { doors, codes, deviceOf }, view, screens }: DoorsProps) {
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const hasFailed = doors.status.error !== undefined
  if (view.doors.length === 0 && !hasFailed) return null
  return (
    <Card>
      <Section title={texts.doors}>
        <GrantDoorsList doors={view.doors} deviceOf={deviceOf} screens={screens} />
        {(hasFailed || codes.status.error !== undefined) && <p className="muted small">{texts.doorsIncomplete}</p>}
      </Section>
    </Card>
  )
}

/** The use of the codes of an access that has started. */
export function GrantUseSection({
  grant,
  parts,
  screens,
  now
}: Omit<Props, 'view'> & Pick<DoorsProps, 'screens'> & { readonly now: number }) {
  const { codes, deviceOf } = parts
  if (codes.resources.length === 0 || startOf(grant) > now) return null
  return <GrantUse codes={codes.resources} deviceOf={deviceOf} screens={screens} />
}

/** The events of an access, folded. They are read when they are unfolded. */
export function EventsSection(props: GrantEventsProps) {
  const { events } = useTexts(ACCESS_GRANT_DETAILS)
  return (
    <Disclosure kind="access-events" title={events}>
      {() => <GrantEvents {...props} />}
    </Disclosure>
  )
}

/** Ids, creation time and time zone of an access, folded. */
export function InformationSection(props: InformationProps) {
  const { information } = useTexts(ACCESS_GRANT_DETAILS)
  return (
    <Disclosure kind="access-info" title={information}>
      {() => <GrantInformation {...props} />}
    </Disclosure>
  )
}
