import type { Mutation } from '../../../core/actions/mutation.js'
import { type FormEdit, type FormRules, mergeEdit } from '../../../core/actions/rebase-form.js'
import { devices, type Tables } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { ofDevice } from './of-device.js'

/** An update of a part of a device that a form shows, such as one of its presets. */
interface DeviceEdit<Form, Params> {
  /** The device when the user saved the form. */
  readonly device: Device
  readonly edit: FormEdit<Form>
  readonly rules: FormRules<Form>
  /** Returns the part of a device as the form shows it, or `undefined` if it was deleted. */
  formOf(device: Device): Form | undefined
  paramsOf(form: Form, device: Device): Params
  /** Returns the device after the update. */
  apply(device: Device, params: Params): Device
}

/** The parameters of an update, and the part of its mutation that depends on them. */
interface EditedDevice<Params> {
  /** Returns the parameters: the changes of the user, and the newest known values of the other fields. */
  paramsAt(known: Tables): Params
  readonly mutation: Pick<
    Mutation<Device>,
    'params' | 'currentParams' | 'target' | 'precondition' | 'patch' | 'refetchOnError'
  >
}

const recordOf = (params: object): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(params))

/** Merges an update into the newest known device when it is sent. It is rejected if someone else changed the same field. */
export function editDevice<Form extends object, Params extends object>({
  device,
  edit,
  rules,
  formOf,
  paramsOf,
  apply
}: DeviceEdit<Form, Params>): EditedDevice<Params> {
  const paramsIn = (now: Device): Params => paramsOf(mergeEdit(edit, formOf(now) ?? edit.initial, rules).values, now)
  const paramsAt = (known: Tables): Params => paramsIn(devices.select(known).get(device.device_id)?.resource ?? device)
  function conflictsIn(now: Device): unknown {
    const latest = formOf(now)
    return latest && mergeEdit(edit, latest, rules).conflicts
  }
  return {
    paramsAt,
    mutation: {
      params: recordOf(paramsIn(device)),
      currentParams: (known) => recordOf(paramsAt(known)),
      ...ofDevice(device.device_id, conflictsIn, (now) => apply(now, paramsIn(now)))
    }
  }
}
