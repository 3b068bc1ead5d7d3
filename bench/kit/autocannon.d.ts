/** The part of autocannon that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    pipelining: number
    duration: number
    overallRate?: number
    requests?: { setupRequest: (request: Request) => Request }[]
    setupClient?: (client: { setRequests: (requests: Request[]) => void }) => void
  }
  type Result = {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
