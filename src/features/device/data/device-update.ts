import type { CallOptions, PlatformClient } from '../../../client/index.js'
import type { Action } from '../../../core/actions/action.js'
import { type FormEdit, type FormRules, mergeEdit } from '../../../core/actions/rebase-form.js'
import type { Operation } from '../../../core/gate/operations.js'
import { devices, type Tables } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { ofDevice } from './of-device.js'
import { deviceQuery } from './queries.js'

/** Values that the user has edited. */
interface EditedDevice<Form> {
  /** The device when the user saved the form. */
  readonly device: Device
  readonly edit: FormEdit<Form>
}

/** An update of a part of a device that a form shows, such as one of its presets. */
interface DeviceUpdate<Input, Form, Params> extends Pick<Action<Input, Device>, 'texts'> {
  /** Key of the mutations of a device. */
  key(deviceId: string): string
  readonly operation: Operation
  /** `true` if the response is an action attempt. */
  readonly isCommand?: boolean
  request(client: PlatformClient, params: Params, options: CallOptions): PromiseLike<unknown>
  rules(input: Input): FormRules<Form>
  /** Returns the part of a device as the form shows it, or `undefined` if it was deleted. */
  formOf(device: Device, input: Input): Form | undefined
  paramsOf(form: Form, device: Device, input: Input): Params
  /** Returns the device after the update. */
  apply(device: Device, params: Params): Device
  event(params: Params, input: Input): Event
}

/**
 * Creates an action that merges an update into the newest known device when it is sent: the changes of the user, and the
 * newest values of the other fields. It is rejected if someone else changed the same field.
 */
export function deviceUpdate<
  Input extends EditedDevice<Form>,
  Form extends object,
  Params extends Record<never, unknown>
>(update: DeviceUpdate<Input, Form, Params>): Action<Input, Device> {
  const { key, operation, isCommand, request, rules, formOf, paramsOf, apply, event, texts } = update
  const paramsIn = (now: Device, input: Input): Params =>
    paramsOf(mergeEdit(input.edit, formOf(now, input) ?? input.edit.initial, rules(input)).values, now, input)
  const paramsAt = (known: Tables, input: Input): Params =>
    paramsIn(devices.select(known).get(input.device.device_id)?.resource ?? input.device, input)
  function conflictsIn(now: Device, input: Input): unknown {
    const latest = formOf(now, input)
    return latest && mergeEdit(input.edit, latest, rules(input)).conflicts
  }
  return {
    mutation: (input) => ({
      key: key(input.device.device_id),
      onConflict: 'ignore',
      operation,
      isCommand: isCommand === true,
      params: { ...paramsIn(input.device, input) },
      currentParams: (known) => ({ ...paramsAt(known, input) }),
      request: (client, options, known) => request(client, paramsAt(known, input), options),
      readBeforeSend: deviceQuery(input.device.device_id),
      ...ofDevice(
        input.device.device_id,
        (now) => conflictsIn(now, input),
        (now) => apply(now, paramsIn(now, input))
      )
    }),
    event: (input, _response, known) => event(paramsAt(known, input), input),
    ...(texts && { texts })
  }
}
