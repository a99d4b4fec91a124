/** One limiter alone: the whole package has those of ten databases. */
declare module 'rate-limiter-flexible/lib/RateLimiterRedis.js' {
  import { RateLimiterRedis } from 'rate-limiter-flexible';
  export default RateLimiterRedis;
}

declare module 'rate-limiter-flexible/lib/RateLimiterCluster.js' {
  import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';

  const limiters: {
    RateLimiterCluster: typeof RateLimiterCluster;
    RateLimiterClusterMaster: typeof RateLimiterClusterMaster;
  };
  export default limiters;
}
