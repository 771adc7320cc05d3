import { useMessages } from '../../element/custom-element/element-context.js'
import { zoneLabel } from '../../core/values/time-zone.js'
import { deviceName } from '../device/rules/device.js'
import { useDates } from '../access-codes/use-dates.js'
import { Status } from '../../ui/feedback/status.js'
import { Clock } from '../../ui/later-icons.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'
import type { Visit } from './rules/visits.js'

interface Props {
  readonly visit: Visit
  /** If `true`, the row shows the time zone of its times, because other rows have a different one. */
  readonly isZoneShown: boolean
}

/** Row of an arrival or departure today, with locks and times. */
export function VisitRow({ visit: { name, period, comesAt, leavesAt }, isZoneShown }: Props) {
  const { accessCode, device, general } = useMessages()
  const texts = useMessages(OVERVIEW)
  const { openCode } = useOverviewNavigation()
  const { time } = useDates(period.zone)
  const [first] = period.codes
  if (!first) return null
  const id = `visit ${period.key}`
  const locks = period.codes.map(({ lock }) => deviceName(lock) ?? device.unnamed)
  function when(): string {
    if (comesAt === undefined) return leavesAt === undefined ? '' : texts.until(time(leavesAt))
    return leavesAt === undefined ? texts.from(time(comesAt)) : accessCode.between(time(comesAt), time(leavesAt))
  }
  return (
    <OverviewRow
      id={id}
      title={name ?? accessCode.unnamed}
      subtitle={<bdi>{general.facts(isZoneShown ? [...locks, zoneLabel(period.zone)] : locks)}</bdi>}
      trailing={<Status icon={<Clock />}>{when()}</Status>}
      onPress={() => openCode(id, first.code)}
    />
  )
}
