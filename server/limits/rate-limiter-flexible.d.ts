/** Types of single limiters: the main entry of the package loads those for ten databases. */
declare module 'rate-limiter-flexible/lib/RateLimiterRedis.js' {
  import { RateLimiterRedis } from 'rate-limiter-flexible';
  export default RateLimiterRedis;
}

declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  import { RateLimiterMemory } from 'rate-limiter-flexible';
  export default RateLimiterMemory;
}

declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  import { RateLimiterRes } from 'rate-limiter-flexible';
  export default RateLimiterRes;
}

declare module 'rate-limiter-flexible/lib/RLWrapperTimeouts.js' {
  import { RLWrapperTimeouts } from 'rate-limiter-flexible';
  export default RLWrapperTimeouts;
}

declare module 'rate-limiter-flexible/lib/RateLimiterCluster.js' {
  export { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
}
