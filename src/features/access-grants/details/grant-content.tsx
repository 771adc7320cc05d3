import { type RefObject, useMemo, useState } from 'react'
import type { EncodeCard } from '../../../core/resources/host-functions.js'
import type { AccessGrant, UserIdentity } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { Section } from '../../../ui/layout/section.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { deviceName } from '../../device/rules/device.js'
import { type GrantFilters, placeDoorsQuery } from '../data/access-grant-queries.js'
import { PollPreparing } from '../poll-preparing.js'
import { grantZone, lockIdsOf, spaceIdsOf, wayMode } from '../rules/access-grant.js'
import { grantState, isBeingPrepared } from '../rules/access-grant-state.js'
import { addableModes } from '../rules/addable-modes.js'
import { grantAlerts } from '../rules/grant-alerts.js'
import { grantDoors } from '../rules/grant-doors.js'
import { deviceIdsOf, type GrantParts } from '../use-grant-parts.js'
import { useZoneDates } from '../use-grant-texts.js'
import { useMethodEvents } from '../use-method-events.js'
import { AddWayMenu } from '../ways/add-way-menu.js'
import { AccessGrantActions, useRemovalQuestion } from './access-grant-actions.js'
import css from './access-grant-details.css'
import { GrantAlertList } from './grant-alert-list.js'
import { GrantDoorsList } from './grant-doors-list.js'
import { GrantHero } from './grant-hero.js'
import { GrantInformation } from './grant-information.js'
import { PersonSection } from './grant-person.js'
import { GrantWays } from './grant-ways.js'

registerStyles(css)

interface Props {
  readonly grant: AccessGrant
  readonly parts: GrantParts
  readonly person: UserIdentity | undefined
  /** Filters of the list in which the details were opened. */
  readonly filters: GrantFilters | undefined
  /** Called right before the access is removed. */
  readonly onRemove: () => void
  readonly editButton: RefObject<HTMLButtonElement | null>
  /** Opens the form. */
  readonly onEdit: () => void
  /** Encodes a card, if the host can. */
  readonly encodeCard: EncodeCard | undefined
}

/** Content of the details: state, alerts, ways in, doors, person and ids. */
export function GrantContent({ grant, parts, person, filters, onRemove, editButton, onEdit, encodeCard }: Props) {
  const texts = useTexts(ACCESS_GRANTS)
  const { general } = useTexts()
  const issueFilters = useIssueFilters()
  const canOffer = useCanOffer()
  const now = useNow()
  const datesOf = useZoneDates()
  const { methods, codes, doors, deviceOf, places, isRead } = parts
  const known = { grant, methods: methods.resources, codes: codes.resources }
  const state = grantState(isRead ? known : { grant, methods: undefined, codes: undefined }, issueFilters, now)
  const lockIds = deviceIdsOf(grant, codes.resources)
  const [firstLock] = lockIdsOf(codes.resources)
  const zone = grantZone(places[0], firstLock === undefined ? undefined : deviceOf(firstLock))
  const dates = datesOf(zone)
  const nameOf = (id: string): string | undefined => {
    const device = deviceOf(id)
    return device && deviceName(device)
  }
  const readMethods = methods.status.isComplete ? methods.resources : undefined
  const shownDoors = useMemo(
    () => grantDoors({ grant, methods: readMethods, codes: codes.resources }, doors.resource, now),
    [grant, readMethods, codes.resources, doors.resource, now]
  )
  const areDoorsKnown = isRead && (methods.resources.length === 0 || doors.resource !== undefined)
  const join = (names: readonly string[]): string => general.facts(names, ', ')
  const alerts = grantAlerts(grant, methods.resources, {
    texts,
    filters: issueFilters,
    nameOf,
    deviceOf,
    write: dates.dateTime,
    join,
    now
  })
  const placeNames = places.flatMap(({ display_name, name }) => parseString(display_name) ?? parseString(name) ?? [])
  const question = useRemovalQuestion(grant)
  const doorNames = shownDoors
    .filter(({ state: door }) => door !== 'missing' && door !== 'failed' && door !== 'removing')
    .flatMap(({ id, name }) => name ?? nameOf(id) ?? [])
  const locks = lockIds.flatMap((id) => deviceOf(id) ?? [])
  const canAdd =
    state !== 'removing' && state !== 'ended' && canOffer('accessGrants.requestAccessMethods', grant.access_grant_id)
  const spaceIds = spaceIdsOf(grant)
  const placeDoors = useResource(canAdd && spaceIds.length > 0 ? placeDoorsQuery(spaceIds) : undefined)
  const addable = isRead ? addableModes(methods.resources, locks, [doors.resource, placeDoors.resource]) : []
  const addWay = canAdd && addable.length > 0 && <AddWayMenu accessGrantId={grant.access_grant_id} modes={addable} />
  const [announcement, setAnnouncement] = useState('')
  useMethodEvents(grant.access_grant_id, readMethods, (method) => {
    const mode = wayMode(method)
    setAnnouncement(texts.wayReady(mode ? texts.modes[mode] : texts.otherMode))
  })
  return (
    <div className="grant-details page">
      {isBeingPrepared(state) && <PollPreparing accessGrantId={grant.access_grant_id} hasOwnGrant />}
      <Announcer message={announcement} />
      <GrantHero
        grant={grant}
        state={state}
        zone={zone}
        dates={dates}
        places={placeNames}
        doors={areDoorsKnown ? shownDoors : undefined}
      />
      <GrantAlertList
        alerts={alerts}
        addWay={addWay}
        isChecking={methods.status.isFetching}
        onCheck={() => {
          methods.status.fetch()
          codes.status.fetch()
        }}
        onEdit={canOffer('accessGrants.update', grant.access_grant_id) ? onEdit : undefined}
      />
      <Section title={texts.ways}>
        <StatusBanner status={methods.status} message={texts.waysFailed} />
        {!methods.status.isComplete && methods.status.error === undefined && <SkeletonRows />}
        {methods.status.isComplete && methods.resources.length === 0 && <p className="muted">{texts.noWays}</p>}
        <GrantWays
          grant={grant}
          methods={methods.resources}
          codes={codes.resources}
          zone={zone}
          dates={dates}
          doorNames={doorNames}
          nameOf={nameOf}
          encodeCard={encodeCard}
          onRemove={question.onAsk}
        />
        {addWay}
      </Section>
      {(shownDoors.length > 0 || doors.status.error !== undefined) && (
        <Section title={texts.doors}>
          <GrantDoorsList doors={shownDoors} deviceOf={deviceOf} />
          {(doors.status.error !== undefined || codes.status.error !== undefined) && (
            <p className="muted small">{texts.doorsIncomplete}</p>
          )}
        </Section>
      )}
      {person && <PersonSection person={person} />}
      <GrantInformation grant={grant} zone={zone} dates={dates} />
      <AccessGrantActions
        grant={grant}
        zone={zone}
        filters={filters}
        question={question}
        onRemove={onRemove}
        editButton={editButton}
        onEdit={onEdit}
      />
    </div>
  )
}
