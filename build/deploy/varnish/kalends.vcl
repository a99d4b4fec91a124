# Varnish as a cache in front of Kalends.
#
# Every request goes to /v1/auth first, and is begun again when its key opens the address: a wrong or revoked key is
# refused on a hit as well. Files of releases are stored once for all keys, answers for half a minute, then asked for again
# by their ETag. A key in the address is taken out of it: it is part of no cache key. For the log, without keys:
#   varnishncsa -F '%h %t "%m %{VCL_Log:address}x" %s %b %D %{Varnish:handling}x'
#
# Kalends is started with KALENDS_ARTIFACT_CACHE=public (only behind such a cache) and KALENDS_TRUSTED_PROXIES=127.0.0.1,
# and must not be in reach of others.
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
            # First or later: what follows it moves up.
            set req.url = regsub(req.url, "\?key=[^&]*$", "");
            set req.url = regsub(req.url, "\?key=[^&]*&", "?");
            set req.url = regsub(req.url, "&key=[^&]*", "");
        }
        std.log("address:" + req.url);
        if (req.method != "GET" && req.method != "HEAD") {
            return (pass);
        }
        # Pages, the description and the probes need no key, and are not stored.
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

# By the address alone: the host is ours, and the key was looked at.
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
    # Nothing stale is ever served: a wrong date costs more than an error. Kept to be asked for again by its ETag.
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
    # Who asks for /v1/auth itself has asked that.
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
