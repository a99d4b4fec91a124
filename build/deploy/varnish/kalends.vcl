# Varnish as a cache in front of Kalends.
#
# Every request goes to /v1/auth first, and is restarted if the key allows the URL, so a wrong or revoked key is refused on a
# cache hit as well. Release files are stored once for all keys; other responses are stored for half a minute, then revalidated
# by ETag. A key is removed from the URL, so it is not part of a cache key. For a log without keys:
#   varnishncsa -F '%h %t "%m %{VCL_Log:address}x" %s %b %D %{Varnish:handling}x'
#
# Start Kalends with KALENDS_ARTIFACT_CACHE=public (only behind such a cache) and KALENDS_TRUSTED_PROXIES=127.0.0.1, and make
# it reachable only through Varnish.
vcl 4.1;

import std;

backend default {
    .host = "127.0.0.1";
    .port = "8080";
}

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.X-Original-URI;
        unset req.http.X-Kalends-Opened;
        if (req.url ~ "[?&]key=.*&key=") {
            return (synth(400, "key was given more than once"));
        }
        if (req.url ~ "[?&]key=") {
            if (!req.http.Authorization) {
                set req.http.Authorization = "Bearer " + regsub(req.url, "^.*[?&]key=([^&]*).*$", "\1");
            }
            # The key may be anywhere in the query; the rest stays.
            set req.url = regsub(req.url, "\?key=[^&]*$", "");
            set req.url = regsub(req.url, "\?key=[^&]*&", "?");
            set req.url = regsub(req.url, "&key=[^&]*", "");
        }
        # Nor are the tokens of feeds logged.
        std.log("address:" + regsub(req.url, "([?&]token=)[^&]*", "\1-"));
        if (req.method != "GET" && req.method != "HEAD") {
            return (pass);
        }
        # Pages, the OpenAPI document and the probes need no key, and are not cached.
        if (req.url !~ "^/(v1|releases)(/|$|\?)") {
            return (pass);
        }
        set req.http.X-Original-URI = req.url;
        set req.url = "/v1/auth";
        return (pass);
    }
    if (req.http.X-Kalends-Opened != "yes") {
        return (synth(500, "begun again without a key"));
    }
    unset req.http.X-Kalends-Opened;
    std.log("address:" + req.url);
    return (hash);
}

# The cache key is the URL only: the host is ours, and the key is already authenticated.
sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_fetch {
    if (bereq.url == "/v1/auth") {
        unset bereq.http.If-None-Match;
    }
}

sub vcl_backend_response {
    # Never serve stale responses: a wrong date costs more than an error. Kept only for revalidation by ETag.
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    if (beresp.http.Cache-Control ~ "private|no-store" || beresp.status != 200) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    return (deliver);
}

sub vcl_deliver {
    if (req.restarts == 0 && req.url == "/v1/auth" && resp.status == 204) {
        set req.url = req.http.X-Original-URI;
        unset req.http.X-Original-URI;
        set req.http.X-Kalends-Opened = "yes";
        return (restart);
    }
    # The client requested /v1/auth itself.
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
