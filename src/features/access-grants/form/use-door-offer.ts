import { useMemo, useState } from 'react'
import { includesId } from '../../../core/gate/device-scope.js'
import { type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import { deviceListQuery } from '../../device/data/queries.js'
import { spaceListQuery } from '../../device/data/space-list-query.js'
import { entranceListQuery } from '../data/door-queries.js'
import { type DoorOffer, entranceDoor, lockDoor, toPlace } from '../rules/form/offered-doors.js'

/** Ids that the host offers. An empty list offers none of the kind. @default all */
export interface OfferOptions {
  readonly spaceIds?: readonly string[] | undefined
  readonly deviceIds?: readonly string[] | undefined
  readonly acsEntranceIds?: readonly string[] | undefined
}

/** Doors to choose from, and the status of reading them. */
export interface OfferState {
  readonly offer: DoorOffer
  /** `true` once every list has been read or has failed. It then stays `true`. */
  readonly isReady: boolean
  /** Status of the first list that has failed, else of one that is being read. */
  readonly status: QueryStatus
}

const isSettled = ({ isComplete, error }: QueryStatus): boolean => isComplete || error !== undefined

/** Reads the places, locks and entrances that a form offers. */
export function useDoorOffer({ spaceIds, deviceIds, acsEntranceIds }: OfferOptions): OfferState {
  const [isOpen, setOpen] = useState(false)
  const spaces = useResources(spaceIds?.length === 0 ? undefined : spaceListQuery)
  const devices = useResources(deviceIds?.length === 0 ? undefined : deviceListQuery({ deviceIds }))
  const entrances = useResources(acsEntranceIds?.length === 0 ? undefined : entranceListQuery)
  const offer = useMemo(
    () => ({
      places: spaces.resources.filter(({ space_id }) => includesId(spaceIds, space_id)).map(toPlace),
      locks: devices.resources
        .filter(({ device_id }) => includesId(deviceIds, device_id))
        .map(lockDoor)
        .filter(({ modes }) => modes.length > 0),
      entrances: entrances.resources
        .filter(({ acs_entrance_id }) => includesId(acsEntranceIds, acs_entrance_id))
        .map(entranceDoor)
        .filter(({ modes }) => modes.length > 0)
    }),
    [spaces.resources, devices.resources, entrances.resources, spaceIds, deviceIds, acsEntranceIds]
  )
  const lists = [
    ...(spaceIds?.length === 0 ? [] : [spaces.status]),
    ...(deviceIds?.length === 0 ? [] : [devices.status]),
    ...(acsEntranceIds?.length === 0 ? [] : [entrances.status])
  ]
  if (!isOpen && lists.every(isSettled)) setOpen(true)
  const status =
    lists.find(({ error }) => error !== undefined) ?? lists.find((each) => !isSettled(each)) ?? devices.status
  return { offer, isReady: isOpen, status }
}
