import type * as platform from '../platform/resources.js'
import type { Untrusted } from './untrusted.js'

/** A resource of which nothing is certain but its id, without which it is not kept. */
type Identified<Resource, Id extends keyof Resource> = NonNullable<Untrusted<Resource>> & Readonly<Record<Id, string>>

export type AccessCode = Identified<platform.AccessCode, 'access_code_id'>
export type ActionAttempt = Identified<platform.ActionAttempt, 'action_attempt_id'>
export type CatalogueDeviceModel = Identified<platform.CatalogueDeviceModel, 'device_model_id'>
export type ClientSession = Identified<platform.ClientSession, 'client_session_id'>
export type ClimatePreset = NonNullable<Untrusted<platform.ClimatePreset>>
export type ClimateSetting = NonNullable<Untrusted<platform.ClimateSetting>>
export type ConnectWebview = Identified<platform.ConnectWebview, 'connect_webview_id'>
export type ConnectedAccount = Identified<platform.ConnectedAccount, 'connected_account_id'>
export type Device = Identified<platform.Device, 'device_id'>
export type DeviceProperties = NonNullable<Untrusted<platform.DeviceProperties>>
export type Issue = NonNullable<Untrusted<platform.Issue>>
export type Manufacturer = Identified<platform.Manufacturer, 'manufacturer_id'>
export type NoiseThreshold = Identified<platform.NoiseThreshold, 'noise_threshold_id'>
export type PlatformEvent = Identified<platform.PlatformEvent, 'event_id'>
export type UnmanagedAccessCode = Identified<platform.UnmanagedAccessCode, 'access_code_id'>
