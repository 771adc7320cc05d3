import type { Routes } from '../generated/routes.js'
import type { CallOptions } from '../options.js'
import type { PlatformRequest } from '../platform-request.js'

/** A method that takes parameters and call options. The parameters are optional if none of them is required. */
export type CallWith<Parameters extends object, Result> =
  Record<never, never> extends Parameters
    ? (parameters?: Parameters, options?: CallOptions) => PlatformRequest<Result>
    : (parameters: Parameters, options?: CallOptions) => PlatformRequest<Result>

/** The method for an API path, such as `Call<'/devices/list'>`. */
export type Call<Path extends keyof Routes> = Routes[Path]

/** The value that the method for an API path resolves to. */
export type CallResult<Path extends keyof Routes> = Awaited<ReturnType<Routes[Path]>>
