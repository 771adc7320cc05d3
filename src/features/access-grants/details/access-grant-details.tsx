import { useMemo } from 'react'
import type { AccessCode, AccessGrant } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ResourceScreen } from '../../../element/frame/resource-screen.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { type QueryStatus, useResource, useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { Section } from '../../../ui/layout/section.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { devicesQuery } from '../../device/data/queries.js'
import { spaceListQuery } from '../../device/data/space-list-query.js'
import { deviceName } from '../../device/rules/device.js'
import {
  accessDoorsQuery,
  accessGrantQuery,
  accessMethodListQuery,
  GRANT_REFRESH,
  grantCodeListQuery,
  personQuery
} from '../data/access-grant-queries.js'
import { grantZone, lockIdsOf, spaceIdsOf } from '../rules/access-grant.js'
import { grantState } from '../rules/access-grant-state.js'
import { grantAlerts } from '../rules/grant-alerts.js'
import { grantDoors } from '../rules/grant-doors.js'
import { useZoneDates } from '../use-grant-texts.js'
import css from './access-grant-details.css'
import { GrantDoorsList } from './grant-doors-list.js'
import { GrantHero } from './grant-hero.js'
import { GrantInformation } from './grant-information.js'
import { PersonSection } from './grant-person.js'
import { GrantWays } from './grant-ways.js'

registerStyles(css)

interface Props {
  readonly accessGrantId?: string | undefined
  /** `true` until it is known if the access grant may be shown. @default false */
  readonly isAwaited?: boolean
}

/** `true` once a query has responded, or its first attempt has failed. */
const isSettled = ({ isComplete, error, failureCount }: QueryStatus): boolean =>
  isComplete || error !== undefined || failureCount > 0

/** Ids of the devices that an access grant or its access codes mention. */
function deviceIdsOf(grant: AccessGrant, codes: readonly AccessCode[]): readonly string[] {
  const missingIds = parseList(grant.errors).flatMap((error) => parseList(error?.missing_device_ids))
  const warnedIds = parseList(grant.warnings).map((warning) => warning?.device_id)
  const named = [...missingIds, ...warnedIds].flatMap((value) => parseString(value) ?? [])
  return [...new Set([...lockIdsOf(codes), ...named])].toSorted()
}

/** Reads the ways in, access codes, doors, places and the person of an access grant. */
function useGrantParts(grant: AccessGrant | undefined) {
  const { options } = useElement()
  const id = grant?.access_grant_id
  const methods = useResources(id === undefined ? undefined : accessMethodListQuery(id, GRANT_REFRESH))
  const codes = useResources(id === undefined ? undefined : grantCodeListQuery(id, GRANT_REFRESH))
  const methodIds = parseList(grant?.access_method_ids).flatMap((value) => parseString(value) ?? [])
  const doors = useResource(
    id === undefined || methodIds.length === 0 ? undefined : accessDoorsQuery(id, methodIds.toSorted())
  )
  const deviceIds = grant ? deviceIdsOf(grant, codes.resources) : []
  const named = useResources(deviceIds.length > 0 ? devicesQuery(deviceIds) : undefined)
  const spaceIds = grant ? spaceIdsOf(grant) : []
  const spaces = useResources(spaceIds.length > 0 ? spaceListQuery : undefined)
  const personId = options.disablePersonInformation ? undefined : parseString(grant?.user_identity_id)
  const person = useResource(personId === undefined ? undefined : personQuery(personId))
  const devices = useSessionState(({ shown }) => shown.devices)
  const spaceTable = useSessionState(({ shown }) => shown.spaces)
  const isReady =
    [methods, codes].every(({ status }) => isSettled(status)) &&
    (methodIds.length === 0 || isSettled(doors.status)) &&
    (deviceIds.length === 0 || isSettled(named.status)) &&
    (spaceIds.length === 0 || isSettled(spaces.status)) &&
    (personId === undefined || isSettled(person.status))
  return {
    /** `true` once everything can be shown, so that nothing moves. */
    isReady,
    methods,
    codes,
    doors,
    person: person.resource,
    deviceOf: (deviceId: string) => devices.get(deviceId)?.resource,
    places: spaceIds.flatMap((spaceId) => spaceTable.get(spaceId)?.resource ?? [])
  }
}

interface ContentProps {
  readonly grant: AccessGrant
  readonly parts: ReturnType<typeof useGrantParts>
}

function Content({ grant, parts }: ContentProps) {
  const texts = useTexts(ACCESS_GRANTS)
  const { general } = useTexts()
  const filters = useIssueFilters()
  const now = useNow()
  const datesOf = useZoneDates()
  const { methods, codes, doors, person, deviceOf, places } = parts
  const isRead = methods.status.isComplete && codes.status.isComplete
  const known = { grant, methods: methods.resources, codes: codes.resources }
  const state = grantState(isRead ? known : { grant, methods: undefined, codes: undefined }, filters, now)
  const firstLock = lockIdsOf(codes.resources)[0]
  const zone = grantZone(places[0], firstLock === undefined ? undefined : deviceOf(firstLock))
  const dates = datesOf(zone)
  const nameOf = (id: string): string | undefined => {
    const device = deviceOf(id)
    return device && deviceName(device)
  }
  const shownDoors = useMemo(
    () => grantDoors({ grant, methods: methods.resources, codes: codes.resources }, doors.resource, now),
    [grant, methods.resources, codes.resources, doors.resource, now]
  )
  const areDoorsKnown = isRead && (methods.resources.length === 0 || doors.resource !== undefined)
  const join = (names: readonly string[]): string => general.facts(names, ', ')
  const alerts = grantAlerts(grant, methods.resources, {
    texts,
    filters,
    nameOf,
    deviceOf,
    write: dates.dateTime,
    join,
    now
  })
  const placeNames = places.flatMap(({ display_name, name }) => parseString(display_name) ?? parseString(name) ?? [])
  return (
    <div className="grant-details page">
      <GrantHero
        grant={grant}
        state={state}
        zone={zone}
        dates={dates}
        places={placeNames}
        doors={areDoorsKnown ? shownDoors : undefined}
      />
      {alerts.length > 0 && (
        <div role="group" aria-label={texts.alerts} className="stack">
          {alerts.map(({ tone, text }) => (
            <Alert key={text} variant={tone}>
              {text}
            </Alert>
          ))}
        </div>
      )}
      <Section title={texts.ways}>
        <StatusBanner status={methods.status} message={texts.waysFailed} />
        {!methods.status.isComplete && methods.status.error === undefined && <SkeletonRows />}
        {methods.status.isComplete && methods.resources.length === 0 && <p className="muted">{texts.noWays}</p>}
        <GrantWays grant={grant} methods={methods.resources} codes={codes.resources} dates={dates} nameOf={nameOf} />
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
    </div>
  )
}

/** The details of an access grant. */
export function AccessGrantDetails({ accessGrantId, isAwaited = false }: Props) {
  const texts = useTexts(ACCESS_GRANTS)
  const { resource, status } = useResource(accessGrantId === undefined ? undefined : accessGrantQuery(accessGrantId))
  const parts = useGrantParts(resource)
  return (
    <ResourceScreen
      name="access-grant-details"
      ids={{ accessGrantId }}
      resource={resource}
      texts={texts}
      status={status}
      title={texts.title}
      id={accessGrantId}
      isAwaiting={isAwaited || (resource !== undefined && !parts.isReady)}
      skeleton={<SkeletonRows />}
    >
      {(grant) => <Content grant={grant} parts={parts} />}
    </ResourceScreen>
  )
}
